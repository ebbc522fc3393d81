import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Carrier, createHandlers } from 'colibri-recargas-components/mocks';
import {
  createTopUpPage,
  fromTestingLibrary,
  type TestLocator,
  type TopUpPage,
} from 'colibri-recargas-components/testing';
import { setupServer } from 'msw/node';

const catalogue: Carrier[] = [{ name: 'LUCERO' }];
export const server = setupServer(...createHandlers({ catalogue, scenario: 'slow' }));
export const topUp: TopUpPage = createTopUpPage(fromTestingLibrary({ screen, within, userEvent }));
export const product: TestLocator = topUp.product(50);
