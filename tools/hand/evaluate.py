"""Characters and words wrong on held-out pens and fonts, greedily read. `--int8`: with the weights as the app has them."""

import argparse
import os
import time

import numpy as np
import torch

from alphabet import error_rate, word_error_rate
from export import load, round_weights
from network import read
from samples import held_out_sets
from texts import Texts


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('--lines')
    parser.add_argument('--fonts', required=True)
    parser.add_argument('--words', required=True)
    parser.add_argument('--texts', nargs='*', default=[])
    parser.add_argument('--count', type=int, help='so many lines of each set')
    parser.add_argument('--int8', action='store_true')
    parser.add_argument('--writers', action='store_true', help='also the rate of each writer and font')
    options = parser.parse_args()
    torch.set_num_threads(int(os.environ.get('THREADS', '1')))
    network = load(options.checkpoint)
    if options.int8:
        round_weights(network)
    sets = held_out_sets(options.lines, options.fonts, Texts(options.words, options.texts, True), options.count)
    for name, strips in sets.items():
        began = time.process_time()
        readings = read(network, [s.ink for s in strips])
        spent = 1000 * (time.process_time() - began) / len(strips)
        truths = [s.text for s in strips]
        writers = sorted({s.writer for s in strips})
        print(
            f'{name}: {len(strips)} lines of {len(writers)}; CER {error_rate(truths, readings):.2f}, '
            f'WER {word_error_rate(truths, readings):.2f}; {spent:.0f} ms a line',
            flush=True,
        )
        by_writer = {}
        for strip, reading in zip(strips, readings):
            by_writer.setdefault(strip.writer, []).append((strip.text, reading))
        rates = {writer: error_rate(*zip(*pairs)) for writer, pairs in by_writer.items()}
        print(f'  median of writers {np.median(list(rates.values())):.2f}')
        if options.writers:
            for writer, rate in sorted(rates.items(), key=lambda item: item[1]):
                print(f'  {rate:6.2f}  {len(by_writer[writer]):3}  {writer}')
        for i in range(0, len(strips), max(1, len(strips) // 4)):
            print(f'  = {truths[i]}\n  > {readings[i]}')


if __name__ == '__main__':
    main()
