type Details = { field?: string; headers?: Record<string, string> };

/** A refusal that can be thrown anywhere in a handler; it is returned as JSON `{error, message, field?}`. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Details;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.details = details;
  }

  toResponse(): Response {
    const { field, headers } = this.details;
    const body = { error: this.code, message: this.message, ...(field !== undefined && { field }) };
    return Response.json(body, { status: this.status, headers });
  }
}
