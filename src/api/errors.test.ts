import { describe, expect, it } from 'vitest';
import { ContractError, NetworkError, TimeoutError } from './errors';

const cause = new TypeError('Failed to fetch');

describe('the errors of a request', () => {
  it.each<[string, () => Error, readonly string[], unknown]>([
    [
      'NetworkError',
      () => new NetworkError('/a', { cause }),
      ['/a got no response', 'CORS'],
      cause,
    ],
    ['NetworkError', () => new NetworkError('/a', { status: 503 }), ['HTTP 503:'], undefined],
    ['TimeoutError', () => new TimeoutError('/a', 20), ['/a was', '20 ms', 'timeoutMs'], undefined],
    ['ContractError', () => new ContractError('/a', ['b', 'c'], cause), ['/a', 'b; c. Fix'], cause],
  ])(
    'name the address, the problem and its fix in the message of %s',
    (name, create, parts, from) => {
      const error = create();
      expect([error.name, error.cause]).toEqual([name, from]);
      for (const part of parts) expect(error.message).toContain(part);
    },
  );

  it('expose the status, the timeout and the problems', () => {
    expect(new NetworkError('/a', { status: 503 })).toHaveProperty('status', 503);
    expect(new TimeoutError('/a', 20)).toHaveProperty('timeoutMs', 20);
    expect(new ContractError('/a', ['b', 'c'])).toHaveProperty('problems', ['b', 'c']);
  });
});
