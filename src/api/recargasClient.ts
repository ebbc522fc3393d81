import { createClient, type Client, type ClientOptions } from './client';
import { endpoints } from './endpoints';

/** All calls of requirements §7. */
export type RecargasClient = Client<typeof endpoints>;

/** Creates the client of the top-up server. It keeps the session of a login in memory until the logout. */
export function createRecargasClient(options: Omit<ClientOptions, 'getSession'>): RecargasClient {
  let session: string | undefined;
  const client = createClient(endpoints, { ...options, getSession: () => session });

  return {
    ...client,
    async login(call) {
      const response = await client.login(call);
      session = response.result?.sesion ?? session;
      return response;
    },
    async logout(call) {
      const response = await client.logout(call);
      if (response.code === 0) session = undefined;
      return response;
    },
  };
}
