import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/Button';
import { CardNumberField } from '#components/CardNumberField';
import { CardholderField } from '#components/CardholderField';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { PhoneField } from '#components/PhoneField';
import { ProductButton } from '#components/ProductButton';
import { render } from '#theme/testing/render';
import { topUpTexts } from './texts';
import { createTopUpPage } from './topUpPage';
import { fromVitest } from './vitest';

const card = { cardholder: 'Ana Prueba', card: '4000123412341234', expiry: '0324', cvv: '987' };
const texts = topUpTexts.es;
const root = fromVitest({ page, userEvent });

test('a page object buys a top-up in the browser mode', async () => {
  const paid: object[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        paid.push(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <ProductButton description="1 GB" language="es" name="producto" price={500} value="A-500" />
      <ProductButton description="400 MB" language="es" name="producto" price={50} value="A-050" />
      <PhoneField clearLabel="Borrar" label={texts.phone} name="celular" />
      <CardholderField label={texts.cardholder} name="titular" />
      <CardNumberField label={texts.card} name="tarjeta" />
      <ExpiryField label={texts.expiry} name="fechav" />
      <CvvField label={texts.cvv} name="cvv" />
      <Button type="submit">Pagar $50.00</Button>
    </form>,
  );
  const topUp = createTopUpPage(root);
  await topUp.chooseProduct(50);
  await topUp.typePhone('55 1234 5000');
  expect(await topUp.product(500).isChecked()).toBe(false);
  expect(await topUp.phone.inputValue()).toBe('551 234 50 00');
  await topUp.pay(card);
  expect(paid).toEqual([
    {
      producto: 'A-050',
      celular: '5512345000',
      titular: 'Ana Prueba',
      tarjeta: '4000123412341234',
      fechav: '0324',
      cvv: '987',
    },
  ]);
});

test('a locator waits for its element, finds it inside another one, and rejects several', async () => {
  const { rerender } = render(null);
  const list = root.getByRole('list');
  const text = list.getByRole('link', { name: 'telcel' }).textContent();
  rerender([
    <ul key="list">
      <li>
        <a href="#telcel">TELCEL</a>
      </li>
    </ul>,
    <a href="#other" key="other">
      TELCEL
    </a>,
  ]);
  expect(await text).toBe('TELCEL');
  await expect(root.getByRole('link').click()).rejects.toThrow('link matches 2 elements');
});
