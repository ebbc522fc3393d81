/** The server is unreachable, closed the connection early, or sent an HTTP status outside 2xx. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  /** The HTTP status of the response, or `undefined` if there was no response. */
  readonly status: number | undefined;

  constructor(address: string, { status, cause }: { status?: number; cause?: unknown }) {
    super(
      status === undefined
        ? `The request to ${address} got no response: the network or the server is down, or the server does not allow this origin (CORS). Check the connection, the base address (VITE_API_BASE_URL) and the server's CORS headers.`
        : `The request to ${address} failed with HTTP ${status}: only 2xx contains a result. Check the address (VITE_API_BASE_URL) and the server's log.`,
      { cause },
    );
    this.status = status;
  }
}

/** The server did not complete its response before the timeout. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
  /** The timeout, in milliseconds. */
  readonly timeoutMs: number;

  constructor(address: string, timeoutMs: number) {
    super(
      `The request to ${address} was aborted after ${timeoutMs} ms without a complete response. Try again, or raise the client's timeoutMs if the server is known to be slow.`,
    );
    this.timeoutMs = timeoutMs;
  }
}

/** The response violates the contract. */
export class ContractError extends Error {
  override name = 'ContractError';
  /** One line per problem, with its path: `result.0.name: Invalid type…`. */
  readonly problems: readonly string[];

  constructor(address: string, problems: readonly string[], cause?: unknown) {
    super(
      `The response of ${address} violates the contract: ${problems.join('; ')}. Fix the server, or the schema in src/api if the contract has changed.`,
      { cause },
    );
    this.problems = problems;
  }
}
