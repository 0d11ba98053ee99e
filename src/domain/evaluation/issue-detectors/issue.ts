import type { AnalyzedText } from '../../text/analyze-text.ts';
import type { Span } from '../../text/span.ts';
import type { FindingCode } from '../../writing/categories.ts';

/** What a detector reports; the category supplies pen and competency. */
export type Issue = Span & { code: FindingCode; message: string; replacement?: string };

/** A detector looks at the analysed essay only. It must be linear and must not throw. */
export type IssueDetector = (essay: AnalyzedText, theme: AnalyzedText) => Issue[];
