import { sendJson, startLoopbackServer, type LoopbackServer } from './loopback-server';

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string };
export type ChatRequest = {
  model: string;
  messages: ChatMessage[];
  temperature?: number;
  response_format?: { type: string; json_schema?: { schema: object; strict: boolean } };
  tools?: unknown[];
};

type ChatPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** The content parts sent to a vision model: texts, and URLs of pictures. */
export function shownTo({ messages }: ChatRequest): string[] {
  const content = messages.find(({ role }) => role === 'user')?.content as unknown as ChatPart[];
  return content.map((part) => (part.type === 'text' ? part.text : part.image_url.url));
}

/** The model's reaction to one call: text, a tool call, an error status, no response, or an aborted response. */
export type ModelTurn =
  | { says: string | object; afterMs?: number }
  | { fails: number }
  | 'calls a tool'
  | 'hangs'
  | 'breaks off';

/** Token usage reported with each response. */
export const TOKENS = { input: 1200, output: 300 };

export type FakeModel = LoopbackServer & {
  /** The calls so far, oldest first. */
  requests: ChatRequest[];
  /** API keys of the calls. */
  keys: string[];
  /** Sets the next turns; the last one is repeated. */
  play: (...turns: [ModelTurn, ...ModelTurn[]]) => void;
  /** Computes each response from its request. */
  improvise: (reply: (request: ChatRequest) => ModelTurn) => void;
};

const TOOL_CALL = {
  id: 'call',
  type: 'function',
  function: { name: 'gravar_nota', arguments: '{"nota":1000}' },
};

function said({ says }: { says: string | object }): string {
  return typeof says === 'string' ? says : JSON.stringify(says);
}

/** A language model with OpenAI's chat API, on loopback, that plays the given turns. */
export async function startFakeModel(): Promise<FakeModel> {
  const requests: ChatRequest[] = [];
  const keys: string[] = [];
  let reply: (request: ChatRequest) => ModelTurn = () => ({ fails: 500 });

  const server = await startLoopbackServer(({ path, headers, body }, response) => {
    if (path !== '/v1/chat/completions') return sendJson(response, 404, { error: { message: path } });
    const request = body as ChatRequest;
    requests.push(request);
    keys.push(headers.authorization ?? '');
    const turn = reply(request);
    if (turn === 'hangs') return;
    if (turn === 'breaks off') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"id":"1","choices":[{"message":{"role":"assistant","content":"{\\"tema\\":');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    if (turn !== 'calls a tool' && 'fails' in turn) {
      // Real services repeat the key and the request in error messages.
      const message = `${headers.authorization}: ${JSON.stringify(request.messages)}`;
      return sendJson(response, turn.fails, { error: { message } });
    }
    const message =
      turn === 'calls a tool' ? { content: null, tool_calls: [TOOL_CALL] } : { content: said(turn) };
    const answer = {
      id: 'answer',
      created: 0,
      model: request.model,
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: TOKENS.input,
        completion_tokens: TOKENS.output,
        total_tokens: TOKENS.input + TOKENS.output,
      },
    };
    setTimeout(() => sendJson(response, 200, answer), turn === 'calls a tool' ? 0 : turn.afterMs);
  });

  return {
    ...server,
    url: `${server.url}/v1`,
    requests,
    keys,
    play: (...turns) => {
      let next = 0;
      reply = () => turns[Math.min(next++, turns.length - 1)] ?? turns[0];
    },
    improvise: (improvised) => {
      reply = improvised;
    },
  };
}
