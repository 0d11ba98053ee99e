import { describe, expect, it } from 'vitest';
import { findParagraphs } from '@/domain/text/paragraphs';

const paragraphsOf = (text: string) => findParagraphs(text).map(({ start, end }) => text.slice(start, end));

describe('findParagraphs', () => {
  it.each([
    ['a line break starts a paragraph', 'Um.\nDois.', ['Um.', 'Dois.']],
    ['blank lines are none', 'Um.\n\n \nDois.\n', ['Um.', 'Dois.']],
    ['Windows line breaks count once', 'Um.\r\nDois.', ['Um.', 'Dois.']],
    ['indentation is no part of it', '   Um.  \n\tDois.', ['Um.', 'Dois.']],
    ['a line of invisible characters is blank', 'Um.\n\u200B\u200B\nDois.', ['Um.', 'Dois.']],
  ])('%s', (_requirement, text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});
