import { expect, it } from 'vitest';
import { findFileKind } from '@/domain/essay-file/essay-file';

const ZIP = 'PK\x03\x04…';
const OLE = '\xD0\xCF\x11\xE0…';

it.each([
  ['docx', 'a.docx', `${ZIP}word/document.xml`],
  ['odt', 'a.odt', `${ZIP}mimetypeapplication/vnd.oasis.opendocument.text`],
  ['unknown-kind', 'a.xlsx', `${ZIP}xl/workbook.xml`],
  ['pdf', 'a', '%PDF-1.7'],
  ['protected', 'a.docx', `${OLE}E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0`],
  ['old-word', 'a.doc', `${OLE}W\0o\0r\0d\0`],
  ['rich-text', 'a.rtf', '{\\rtf1'],
  ['plain', 'a.TXT', 'Um texto.'],
  ['unknown-kind', 'a.exe', 'MZ'],
])('tells %s by its bytes: %s', (kind, name, bytes) => {
  expect(findFileKind(bytes, { name, type: '' })).toBe(kind);
});

it('tells a picture by its media type', () => {
  expect(findFileKind('', { name: 'a', type: 'image/jpeg' })).toBe('picture');
});
