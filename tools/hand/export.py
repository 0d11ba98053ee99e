"""Writes the trained network as int8 for the app: one binary file, and its shapes and characters as JSON.

Normalisation is folded into the convolutions. Each row of a matrix (one output) has its own scale. Recurrent weights
stand as rows of gates (in, forget, out, new), one matrix for each direction.
"""

import argparse
import json
import zlib

import numpy as np
import torch

from alphabet import ALPHABET
from network import LAYERS, Network
from strips import HEIGHT, STRIDE, WIDENED


def load(checkpoint):
    """The averaged network of a checkpoint, ready to read."""
    network = Network()
    network.load_state_dict(torch.load(checkpoint, map_location='cpu')['average'])
    return network.eval()


def fold_norms(network):
    """Weights and bias of each convolution with its normalisation inside."""
    for i, (convolution, norm) in enumerate(zip(network.convolutions, network.norms)):
        gain = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        yield f'convolution{i}', convolution.weight * gain[:, None, None, None], norm.bias - norm.running_mean * gain


def matrices(network):
    """Name, matrix (outputs first) and bias of everything that is stored."""
    yield from fold_norms(network)
    for name in ('first', 'second'):
        lstm = getattr(network, name)
        inputs = lstm.from_inputs.t().chunk(2)
        for way, rows, state, bias in zip(('forward', 'backward'), inputs, lstm.from_state, lstm.bias.chunk(2)):
            yield f'{name}.{way}.inputs', rows, bias
            yield f'{name}.{way}.state', state.t(), None
    yield 'out', network.out.weight, network.out.bias


def quantize(matrix):
    """Whole numbers from -127 to 127 and the scale of each row."""
    rows = matrix.reshape(matrix.shape[0], -1)
    scales = np.maximum(np.abs(rows).max(1), 1e-12) / 127
    return np.clip(np.round(rows / scales[:, None]), -127, 127).astype(np.int8), scales.astype(np.float32)


def pack(network):
    """The binary, and the description of what stands where in it."""
    blob, tensors = bytearray(), []
    for name, weight, bias in matrices(network):
        weight = weight.detach().numpy()
        rows, scales = quantize(weight)
        tensor = {'name': name, 'shape': list(weight.shape), 'scales': len(blob)}
        blob += scales.tobytes()
        tensor['rows'] = len(blob)
        blob += rows.tobytes() + bytes(-rows.size % 4)
        if bias is not None:
            tensor['bias'] = len(blob)
            blob += bias.detach().numpy().astype(np.float32).tobytes()
        tensors.append(tensor)
    layers = [
        {'name': f'convolution{i}', 'stride': stride, 'padding': padding, 'pool': pool}
        for i, (_, _, _, stride, padding, pool) in enumerate(LAYERS)
    ]
    head = {
        'height': HEIGHT, 'widened': WIDENED, 'stride': STRIDE, 'alphabet': ''.join(ALPHABET),
        'layers': layers, 'tensors': tensors,
    }
    return bytes(blob), head


def round_weights(network):
    """The network as the app has it: every weight through int8 and back."""
    with torch.no_grad():
        for convolution, norm, (_, weight, bias) in zip(network.convolutions, network.norms, list(fold_norms(network))):
            convolution.weight.copy_(weight)
            norm.weight.copy_(torch.sqrt(norm.running_var + norm.eps))
            norm.bias.copy_(bias + norm.running_mean)
        # Each row is one output; the recurrent matrices are stored transposed here.
        targets = [(c.weight, False) for c in network.convolutions] + [(network.out.weight, False)]
        for lstm in (network.first, network.second):
            targets += [(lstm.from_inputs, True), (lstm.from_state[0], True), (lstm.from_state[1], True)]
        for target, turned in targets:
            rows, scales = quantize((target.t() if turned else target).numpy())
            back = torch.from_numpy(rows * scales[:, None]).view((target.t() if turned else target).shape)
            target.copy_(back.t() if turned else back)
    return network


def unpack(name):
    """The network of an exported file, to be trained further: what `pack` wrote, norms of one gain and no mean."""
    with open(name, 'rb') as file:
        blob = file.read()
    with open(name.rsplit('.', 1)[0] + '.json', encoding='utf8') as file:
        head = json.load(file)
    if head['alphabet'] != ''.join(ALPHABET):
        raise ValueError(f'{name} reads other characters.')
    found = {}
    for tensor in head['tensors']:
        outputs = tensor['shape'][0]
        size = int(np.prod(tensor['shape']))
        scales = np.frombuffer(blob, np.float32, outputs, tensor['scales'])
        rows = np.frombuffer(blob, np.int8, size, tensor['rows']).reshape(outputs, -1)
        bias = np.frombuffer(blob, np.float32, outputs, tensor['bias']) if 'bias' in tensor else None
        weight = torch.from_numpy(rows * scales[:, None]).view(tensor['shape'])
        found[tensor['name']] = (weight, None if bias is None else torch.from_numpy(bias.copy()))
    network = Network(drop=0)
    with torch.no_grad():
        for i, (convolution, norm) in enumerate(zip(network.convolutions, network.norms)):
            weight, bias = found[f'convolution{i}']
            convolution.weight.copy_(weight)
            norm.weight.fill_((1 + norm.eps) ** 0.5)
            norm.bias.copy_(bias)
        for name in ('first', 'second'):
            lstm, ways = getattr(network, name), ('forward', 'backward')
            inputs = [found[f'{name}.{way}.inputs'] for way in ways]
            lstm.from_inputs.copy_(torch.cat([weight for weight, _ in inputs]).t())
            lstm.bias.copy_(torch.cat([bias for _, bias in inputs]))
            for row, way in zip(lstm.from_state, ways):
                row.copy_(found[f'{name}.{way}.state'][0].t())
        network.out.weight.copy_(found['out'][0])
        network.out.bias.copy_(found['out'][1])
    return network


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('checkpoint')
    parser.add_argument('out', help='name.bin; its description becomes name.json')
    options = parser.parse_args()
    blob, head = pack(load(options.checkpoint))
    with open(options.out, 'wb') as file:
        file.write(blob)
    with open(options.out.rsplit('.', 1)[0] + '.json', 'w', encoding='utf8') as file:
        json.dump(head, file, ensure_ascii=False)
    print(f'{len(blob)} bytes, {len(zlib.compress(blob, 9))} deflated')


if __name__ == '__main__':
    main()
