import type { TestLocator, TestRoot } from './locator';
import { topUpTexts, type TopUpTexts } from './texts';

/** The texts to type into the form of a card. */
export interface CardDetails {
  cardholder: string;
  card: string;
  expiry: string;
  cvv: string;
}

/** The elements and actions of a top-up: the app's screens, or a form of the library's components. */
export interface TopUpPage<Locator = TestLocator> {
  /** The radio button of the first product with a price. */
  product: (price: number) => Locator;
  phone: Locator;
  /** The button that leads from the carrier to the payment. */
  continueButton: Locator;
  /** The button that pays. Its name contains the amount. */
  payButton: Locator;
  /** The region of the receipt with the invoice folio. */
  paymentReceipt: Locator;
  /** The region of the receipt with the top-up folio. */
  transactionReceipt: Locator;
  /** Follows the link of a carrier by its visible name. */
  chooseCarrier: (name: string) => Promise<void>;
  chooseCategory: (name: string) => Promise<void>;
  chooseProduct: (price: number) => Promise<void>;
  typePhone: (text: string) => Promise<void>;
  continueToPayment: () => Promise<void>;
  typeCard: (card: CardDetails) => Promise<void>;
  /** Types the card and clicks Pay. */
  pay: (card: CardDetails) => Promise<void>;
}

/**
 * Creates the page object of a top-up. `root` is Playwright's page or locator, or the result of
 * `fromTestingLibrary`. `texts` are the accessible names of the page, in Spanish by default.
 */
export function createTopUpPage<Locator extends TestLocator>(
  root: TestRoot<Locator>,
  texts: TopUpTexts = topUpTexts.es,
): TopUpPage<Locator> {
  const phone = root.getByRole('textbox', { name: texts.phone });
  const continueButton = root.getByRole('button', { name: texts.pay, exact: true });
  const payButton = root.getByRole('button', { name: /\$\s?\d/ });

  function product(price: number): Locator {
    return root.getByRole('radio', { name: pricePattern(price) }).first();
  }

  async function typeCard(card: CardDetails): Promise<void> {
    for (const field of ['cardholder', 'card', 'expiry', 'cvv'] as const) {
      await root.getByRole('textbox', { name: texts[field] }).pressSequentially(card[field]);
    }
  }

  return {
    product,
    phone,
    continueButton,
    payButton,
    paymentReceipt: root.getByRole('region', { name: texts.paymentReceipt }),
    transactionReceipt: root.getByRole('region', { name: texts.transactionReceipt }),
    chooseCarrier: (name) => root.getByRole('link', { name, exact: true }).click(),
    chooseCategory: (name) => root.getByRole('tab', { name, exact: true }).click(),
    chooseProduct: (price) => product(price).check(),
    typePhone: (text) => phone.pressSequentially(text),
    continueToPayment: () => continueButton.click(),
    typeCard,
    async pay(card) {
      await typeCard(card);
      await payButton.click();
    },
  };
}

/** Matches `$50` and `$50.00`, but not `$500`. */
function pricePattern(price: number): RegExp {
  const [whole = '', cents = '00'] = price.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = cents === '00' ? '(?:\\.00)?' : `\\.${cents}`;
  return new RegExp(`\\$\\s?${grouped}${fraction}(?![\\d,]|\\.\\d)`);
}
