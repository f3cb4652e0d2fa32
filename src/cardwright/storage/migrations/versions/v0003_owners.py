"""Several servers share one database: each table has one owner, and an owner a lease."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the list of servers, and name the owner of each table."""
    op.create_table(
        "server",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server"),
    )
    with op.batch_alter_table("game_table") as batch:
        batch.add_column(sa.Column("owner", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Go back to a single server."""
    with op.batch_alter_table("game_table") as batch:
        batch.drop_column("owner")
    op.drop_table("server")
