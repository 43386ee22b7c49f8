"""What several tests share."""

import governor

CONFIGS = (
    "sanjuan:2e players=4",
    "sanjuan:2e+new-buildings+events players=3",
    "puertorico players=4",
    "puertorico+new-buildings+nobles+buccaneer+festival players=3",
)
ENGINES = ("inside", "process")


def columns(batch):
    """Everything that a batch shows, as bytes."""
    return b"".join(each.tobytes() for each in (
        batch.rewards, batch.legal, batch.counts, batch.asked, batch.ends, batch.observations,
        batch.masks))


def played(config, size, generator, steps=60, **more):
    """A batch after some random steps."""
    batch = governor.Batch(config, size, **more)
    for _ in range(steps):
        batch.step(batch.random_actions(generator))
    return batch
