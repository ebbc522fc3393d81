import type { TestLocator, TestRoot } from './locator';
import { topUpTexts, type TopUpTexts } from './texts';

/** The texts to type into the form of a card. */
export interface CardDetails {
  cardholder: string;
  card: string;
  expiry: string;
  cvv: string;
}

/**
 * Creates the page object of a top-up. `root` is Playwright's page or locator, or the result of
 * `fromTestingLibrary` or `fromVitest`. `texts` are the accessible names of the page, in Spanish by default.
 */
export function createTopUpPage<Locator extends TestLocator>(
  root: TestRoot<Locator>,
  texts: TopUpTexts = topUpTexts.es,
) {
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
    /** The radio button of the first product with a price. */
    product,
    phone,
    /** The button that leads from the carrier to the payment. */
    continueButton,
    /** The button that pays. Its name contains the amount. */
    payButton,
    /** The region of the receipt with the invoice folio. */
    paymentReceipt: root.getByRole('region', { name: texts.paymentReceipt }),
    /** The region of the receipt with the top-up folio. */
    transactionReceipt: root.getByRole('region', { name: texts.transactionReceipt }),
    /** Follows the link of a carrier by its visible name. */
    chooseCarrier: (name: string) => root.getByRole('link', { name, exact: true }).click(),
    chooseCategory: (name: string) => root.getByRole('tab', { name, exact: true }).click(),
    chooseProduct: (price: number) => product(price).check(),
    typePhone: (text: string) => phone.pressSequentially(text),
    continueToPayment: () => continueButton.click(),
    typeCard,
    /** Types the card and clicks Pay. */
    async pay(card: CardDetails): Promise<void> {
      await typeCard(card);
      await payButton.click();
    },
  };
}

/** The elements and actions of a top-up: the app's screens, or a form of the library's components. */
export type TopUpPage<Locator extends TestLocator = TestLocator> = ReturnType<
  typeof createTopUpPage<Locator>
>;

/** Matches `$50` and `$50.00`, but not `$500`. */
function pricePattern(price: number): RegExp {
  const [whole = '', cents = '00'] = price.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = cents === '00' ? '(?:\\.00)?' : `\\.${cents}`;
  return new RegExp(`\\$\\s?${grouped}${fraction}(?![\\d,]|\\.\\d)`);
}
