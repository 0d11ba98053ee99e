"""Trains the reader of handwriting on one core. `npm run train:hand` calls it; `docs/handwriting.md` says how."""

import argparse
import copy
import json
import math
import os
import time

import cv2
import numpy as np
import torch
from torch import nn

from alphabet import INDEX, encode, error_rate
from export import unpack
from network import Network, best_precision, frames_of, read, to_batch
from samples import Samples, held_out_sets
from strips import STRIDE
from texts import Texts

#: Number of first steps that train on pieces and short lines only.
START_STEPS = 2000
#: Steps in which the network also learns each letter at its expected position; without them the error rate of CTC
#: stays at 95 % for hours.
PLACED_STEPS = 800
WARM_STEPS = 200
LEAST_RATE = 2e-5
#: Weights are averaged over about this many of the last steps.
AVERAGED_STEPS = 1000
NARROW = {**dict.fromkeys("il.,;:'!I|1", 0.5), **dict.fromkeys('fjtr()-/ ', 0.7), **dict.fromkeys('mwMW', 1.5)}


def rate_at(step, options):
    """Warm up, then a cosine down to nearly nothing."""
    share = min(1.0, step / options.steps)
    first = START_STEPS if options.further else 0
    warmth = min(1.0, (step - first + 1) / WARM_STEPS)
    return warmth * (LEAST_RATE + (options.rate - LEAST_RATE) * (1 + math.cos(math.pi * share)) / 2)


def strength_at(step, options):
    """How much lines are changed: in the second half less and less, so that the network ends on lines as they are read."""
    if step < START_STEPS:
        return 0.5
    return 0.8 - 0.4 * max(0.0, 2 * step / options.steps - 1)


def usual_places(text, width, frames):
    """The class of each frame if every letter had its usual width; -1 between letters."""
    widths = np.array([NARROW.get(c, 1.25 if c.isupper() else 1.0) for c in text])
    edges = np.concatenate([[0], np.cumsum(widths)]) / widths.sum() * (width - 8) + 4
    places = np.full(frames, -1, np.int64)
    for character, left, right in zip(text, edges, edges[1:]):
        middle, half = (left + right) / 2, (right - left) * 0.3
        places[max(0, int((middle - half) / STRIDE)) : int((middle + half) / STRIDE) + 1] = INDEX[character]
    return places


def loss_of(network, inks, texts, step):
    """CTC, and at the start the letters at their usual places."""
    scores = network(to_batch(inks))
    codes = [encode(text) for text in texts]
    frames = torch.tensor([min(len(scores), frames_of(ink)) for ink in inks])
    lengths = torch.tensor([len(code) for code in codes])
    targets = torch.tensor([k for code in codes for k in code])
    ctc = nn.functional.ctc_loss(scores.log_softmax(-1), targets, frames, lengths, zero_infinity=True)
    weight = max(0.0, 1 - step / PLACED_STEPS)
    if weight == 0:
        return ctc, ctc
    places = np.stack([usual_places(t, ink.shape[1], len(scores)) for t, ink in zip(texts, inks)], 1)
    placed = nn.functional.cross_entropy(scores.flatten(0, 1), torch.from_numpy(places).flatten(), ignore_index=-1)
    return ctc + 3 * weight * placed, ctc


def follow(average, network, step):
    """Moves the averaged weights towards those of this step; at first over the last tenth of the steps."""
    share = max(1 / AVERAGED_STEPS, 10 / (step + 10))
    with torch.no_grad():
        for kept, now in zip(average.state_dict().values(), network.state_dict().values()):
            kept.lerp_(now, share) if kept.is_floating_point() else kept.copy_(now)


@torch.no_grad()
def follow_norms(network, batches):
    """Gives the norms of an exported network the mean and spread of these batches, so that training changes nothing at first."""
    network.eval()
    for norm in network.norms:
        seen = []
        hook = norm.register_forward_pre_hook(lambda _module, inputs: seen.append(inputs[0].float()))
        for inks in batches:
            network(to_batch(inks))
        hook.remove()
        values = torch.cat([x.transpose(0, 1).flatten(1) for x in seen], 1)
        norm.running_mean.copy_(values.mean(1))
        norm.running_var.copy_(values.var(1))
        norm.bias.add_(norm.weight * norm.running_mean)
        norm.weight.mul_(torch.sqrt(norm.running_var + norm.eps))
    network.train()


def save(path, **parts):
    """Written whole or not at all."""
    torch.save(parts, f'{path}.part')
    os.replace(f'{path}.part', path)


def train(options):
    torch.set_num_threads(int(os.environ.get('THREADS', '1')))
    cv2.setNumThreads(1)
    torch.manual_seed(options.seed)
    os.makedirs(options.out, exist_ok=True)
    checkpoint, log_file = f'{options.out}/checkpoint.pt', f'{options.out}/log.jsonl'
    network = Network(best_precision())
    samples = Samples(options.lines, options.fonts, Texts(options.words, options.texts), options.seed, options.photos)
    step, seconds = 0, 0.0
    if options.further:
        network.load_state_dict(unpack(options.further).state_dict())
        step = START_STEPS
        follow_norms(network, [samples.batch(step + k, False, strength_at(step, options))[0] for k in range(2)])
    average = copy.deepcopy(network)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-3)
    if options.resume and os.path.exists(checkpoint):
        state = torch.load(checkpoint)
        network.load_state_dict(state['network'])
        average.load_state_dict(state['average'])
        optimizer.load_state_dict(state['optimizer'])
        step, seconds = state['step'], state['seconds']
    tests = held_out_sets(options.lines, options.fonts, Texts(options.words, options.texts, True), options.measured)
    report(log_file, weights=sum(p.numel() for p in network.parameters()), precision=str(network.precision),
           fonts=len(samples.fonts), **{f'test_{k}': len(v) for k, v in tests.items()})
    losses, skipped, began, saved = [], 0, time.time(), time.time()
    while step < options.steps:
        torch.manual_seed(options.seed * 1_000_003 + step)
        inks, texts = samples.batch(step, step < START_STEPS, strength_at(step, options))
        for group in optimizer.param_groups:
            group['lr'] = rate_at(step, options)
        loss, ctc = loss_of(network, inks, texts, step)
        optimizer.zero_grad()
        loss.backward()
        norm = nn.utils.clip_grad_norm_(network.parameters(), 5)
        if torch.isfinite(norm):
            optimizer.step()
            follow(average, network, step)
        else:
            skipped += 1
        losses.append(ctc.item())
        step += 1
        if time.time() - saved > options.every * 60 or step == options.steps:
            spent = seconds + time.time() - began
            save(checkpoint, network=network.state_dict(), average=average.state_dict(),
                 optimizer=optimizer.state_dict(), step=step, seconds=spent)
            rates = {k: round(error_rate([s.text for s in v], read(average, [s.ink for s in v])), 2) for k, v in tests.items()}
            report(log_file, minutes=round(spent / 60, 1), step=step, loss=round(float(np.mean(losses)), 4), skipped=skipped,
                   cpu=round(time.process_time() / 60, 1), **rates)
            losses, saved = [], time.time()


def report(file_name, **row):
    print(row, flush=True)
    with open(file_name, 'a', encoding='utf8') as file:
        file.write(json.dumps(row) + '\n')


def parse(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--lines', help='folder with lines.xz and lines.json; without it fonts alone teach')
    parser.add_argument('--fonts', required=True, help='folder of @fontsource packages')
    parser.add_argument('--words', required=True, help='words of the language, the most frequent first')
    parser.add_argument('--texts', nargs='*', default=[], help='texts that synthetic lines are taken from')
    parser.add_argument('--photos', nargs='*', default=[], help='folders of strips cut out of photos of pages')
    parser.add_argument('--out', required=True, help='folder for checkpoint and log')
    parser.add_argument('--steps', type=int, default=20_000)
    parser.add_argument('--every', type=float, default=6, help='minutes between checkpoints')
    parser.add_argument('--measured', type=int, default=120, help='held-out lines of each kind read at a checkpoint')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--rate', type=float, default=2e-3, help='of learning, at the beginning')
    parser.add_argument('--further', help='an exported NAME.bin to train further: its beginning is left out')
    parser.add_argument('--resume', action='store_true', help='go on from the checkpoint in the folder')
    return parser.parse_args(arguments)


if __name__ == '__main__':
    train(parse())
