"""Tables and what happened at them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "game_table",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.Column("changed", sa.DateTime(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_game_table"),
    )
    op.create_table(
        "record",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_record"),
        sa.ForeignKeyConstraint(["code"], ["game_table.code"], name="fk_record_code"),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("record")
    op.drop_table("game_table")
