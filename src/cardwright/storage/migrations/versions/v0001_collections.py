"""Players, boosters, copies of cards, trades."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "player",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("plain_name", sa.String(80), nullable=False),
        sa.Column("starter", sa.String(80), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("plain_name", name="uq_player_plain_name"),
    )
    op.create_table(
        "booster",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("added", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_booster"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_booster_player_id"),
        sa.UniqueConstraint("player_id", "number", name="uq_booster_player_id"),
        sa.CheckConstraint("number BETWEEN 1 AND 8", name=op.f("ck_booster_number")),
    )
    op.create_table(
        "copy",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("card", sa.String(80), nullable=False),
        sa.Column("booster_id", sa.Integer(), nullable=True),
        sa.Column("in_deck", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_copy"),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_copy_player_id"),
        sa.ForeignKeyConstraint(["booster_id"], ["booster.id"], name="fk_copy_booster_id"),
    )
    op.create_index("ix_copy_player_id", "copy", ["player_id"])
    op.create_index("ix_copy_booster_id", "copy", ["booster_id"])
    op.create_table(
        "trade",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("giver_id", sa.Integer(), nullable=False),
        sa.Column("taker_id", sa.Integer(), nullable=False),
        sa.Column("given", sa.String(80), nullable=False),
        sa.Column("wanted", sa.String(80), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("offered_at", sa.DateTime(), nullable=False),
        sa.Column("settled_at", sa.DateTime(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_trade"),
        sa.ForeignKeyConstraint(["giver_id"], ["player.id"], name="fk_trade_giver_id"),
        sa.ForeignKeyConstraint(["taker_id"], ["player.id"], name="fk_trade_taker_id"),
        sa.CheckConstraint("giver_id <> taker_id", name=op.f("ck_trade_two_players")),
        sa.CheckConstraint("state IN ('offered', 'made', 'refused', 'withdrawn')", name=op.f("ck_trade_state")),
        sa.CheckConstraint("(settled_at IS NULL) = (state = 'offered')", name=op.f("ck_trade_settled")),
    )
    op.create_index("ix_trade_giver_id", "trade", ["giver_id"])
    op.create_index("ix_trade_taker_id", "trade", ["taker_id"])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("trade", "copy", "booster", "player"):
        op.drop_table(table)
