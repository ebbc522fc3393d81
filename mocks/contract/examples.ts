import type { EndpointName } from '#api/endpoints';
import { createMockApi } from '../api';
import { billers } from '../billers';
import { catalogue } from '../catalogue';
import { OPERATOR } from '../server';
import { acceptedCases, logoutCase } from './acceptedCases';
import { type Known, learn } from './known';

const TOKEN = 'demo';

/** Returns the response of the mocks to a valid call of each endpoint, with short lists. */
export function createExamples(): Partial<Record<EndpointName, unknown>> {
  const api = createMockApi({
    catalogue: shorten(catalogue),
    billers: shorten(billers),
    token: TOKEN,
  });
  const known: Known = {
    token: TOKEN,
    user: OPERATOR.usuario,
    password: OPERATOR.password,
    phone: '5512345678',
  };
  const examples: Partial<Record<EndpointName, unknown>> = {};
  for (const { endpoint, createBody } of [...acceptedCases, logoutCase]) {
    const response = api[endpoint](JSON.parse(createBody(known) ?? 'null'));
    learn(known, endpoint, response.result);
    examples[endpoint] ??= response;
  }
  return examples;
}

/** Returns the first carrier with its first category and two products. */
function shorten(carriers: typeof catalogue): typeof catalogue {
  return carriers.slice(0, 1).map((carrier) => ({
    ...carrier,
    categorias: (carrier.categorias ?? [])
      .slice(0, 1)
      .map((category) => ({ ...category, productos: category.productos.slice(0, 2) })),
  }));
}
