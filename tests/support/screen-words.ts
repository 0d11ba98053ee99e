/** The visible text of a page, block by block, without collapsed, hidden and screen-reader-only text. */
export function shownBlocks(root: Element): string[] {
  const blocks: string[] = [''];
  collect(root, blocks);
  return blocks.map((block) => block.replaceAll(/\s+/g, ' ').trim()).filter((block) => block !== '');
}

/** Words and numbers of these blocks. */
export function countWords(blocks: readonly string[]): number {
  return blocks.flatMap((block) => block.split(' ')).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Blocks with fewer words are names or labels. */
const SHORTEST_SENTENCE = 5;

/** The sentences and quotes that occur more than once in these blocks. */
export function repeatedSentences(blocks: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const block of blocks)
    for (const sentence of block.split(/(?<=[.!?:;…]["”]?)\s+/)) {
      const key = sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      if (key.split(' ').length >= SHORTEST_SENTENCE) seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  return [...seen].filter(([, times]) => times > 1).map(([sentence]) => sentence);
}

const BLOCK = /^(?:P|LI|H[1-6]|Q|DIV|SECTION|ARTICLE|DT|DD|DL|UL|OL|SUMMARY|DETAILS|BUTTON|A)$/;

function collect(node: Node, blocks: string[]): void {
  if (node.nodeType === node.TEXT_NODE) blocks[blocks.length - 1] += node.textContent ?? '';
  if (!(node instanceof Element) || isHidden(node)) return;
  const isBlock = BLOCK.test(node.tagName);
  if (isBlock) blocks.push('');
  for (const child of node.childNodes) collect(child, blocks);
  if (isBlock) blocks.push('');
  else blocks[blocks.length - 1] += ' ';
}

function isHidden(element: Element): boolean {
  return element.hasAttribute('hidden') || element.classList.contains('sr-only') || element.tagName === 'svg';
}
