"""The network: strips to the scores of each character in each frame."""

import numpy as np
import torch
from torch import nn

from alphabet import CLASSES, read_greedily
from lstm import BiLstm
from strips import HEIGHT, STRIDE

#: Channels in, channels out, kernel, stride, padding, pooling.
LAYERS = (
    (1, 16, (3, 3), (2, 2), (1, 1), None),
    (16, 24, (3, 3), (1, 1), (1, 1), (2, 2)),
    (24, 48, (3, 3), (1, 1), (1, 1), (2, 1)),
    (48, 64, (3, 3), (1, 1), (1, 1), None),
    (64, 128, (5, 3), (1, 1), (0, 1), None),
)
SIZE = 160
#: Convolutions that are trained in float32. With one input channel there is no fast implementation for the smaller
#: type, and on wide pictures oneDNN 2.6 returns gradients from memory that it never wrote (20 rows, 386 columns
#: and more; 300 are right).
EXACT_LAYERS = 2


def best_precision():
    """bfloat16 where the processor multiplies it (in tiles several times faster), else float32."""
    with open('/proc/cpuinfo', encoding='utf8') as file:
        return torch.bfloat16 if 'bf16' in file.read() else torch.float32


class Network(nn.Module):
    """Five convolutions, two bidirectional LSTMs, one linear layer."""

    def __init__(self, precision=torch.float32, drop=0.2):
        super().__init__()
        self.precision = precision
        self.convolutions = nn.ModuleList(
            nn.Conv2d(i, o, kernel, stride, padding, bias=False) for i, o, kernel, stride, padding, _ in LAYERS
        )
        self.norms = nn.ModuleList(nn.BatchNorm2d(layer[1]) for layer in LAYERS)
        self.drop = drop
        self.first = BiLstm(LAYERS[-1][1], SIZE)
        self.second = BiLstm(2 * SIZE, SIZE)
        self.out = nn.Linear(2 * SIZE, CLASSES)

    def forward(self, x):
        """x: batch x 1 x HEIGHT x width, ink = 1; gives frames x batch x CLASSES."""
        for i, (convolution, norm, layer) in enumerate(zip(self.convolutions, self.norms, LAYERS)):
            kind = torch.float32 if i < EXACT_LAYERS else self.precision
            x = x.to(kind).contiguous(memory_format=torch.channels_last)
            weight = convolution.weight.to(kind).contiguous(memory_format=torch.channels_last)
            x = nn.functional.conv2d(x, weight, None, convolution.stride, convolution.padding)
            x = torch.relu_(norm(x))
            if layer[5]:
                x = nn.functional.max_pool2d(x, layer[5])
        x = self.without_some(x.squeeze(2).permute(2, 0, 1).float())
        x = self.without_some(self.first(x, self.precision))
        x = self.without_some(self.second(x, self.precision))
        return (x.to(self.precision) @ self.out.weight.t().to(self.precision)).float() + self.out.bias

    def without_some(self, x):
        """Dropout of whole channels of a line: as good as by frame, and drawn in no time."""
        if not self.training:
            return x
        kept = torch.rand(x.shape[1:]) >= self.drop
        return x * (kept / (1 - self.drop))


def to_batch(inks):
    """Strips of several widths as one batch, paper at their right."""
    width = -(-max(ink.shape[1] for ink in inks) // 16) * 16
    batch = np.zeros((len(inks), 1, HEIGHT, width), np.float32)
    for row, ink in zip(batch, inks):
        row[0, :, : ink.shape[1]] = ink
    return torch.from_numpy(batch / 255)


def frames_of(ink):
    return max(1, -(-ink.shape[1] // STRIDE))


@torch.no_grad()
def score(network, inks, batch=24):
    """The scores of each strip (frames x classes)."""
    network.eval()
    order = np.argsort([ink.shape[1] for ink in inks])
    scores = [None] * len(inks)
    for start in range(0, len(order), batch):
        chosen = order[start : start + batch]
        found = network(to_batch([inks[i] for i in chosen]))
        for row, i in enumerate(chosen):
            scores[i] = found[: frames_of(inks[i]), row].numpy()
    network.train()
    return scores


def read(network, inks):
    """The text of each strip."""
    return [read_greedily(found) for found in score(network, inks)]
