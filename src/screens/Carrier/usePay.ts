import { useEffect, useEffectEvent, type SubmitEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEnvironment } from '#screens/environment';
import { readChanging } from '../shared/draft';
import { useLeaving } from '../shared/useLeaving';
import { useWarning, type Warning } from '../shared/useWarning';
import { carrierRules, type CarrierValues, type RuledField } from './rules';
import type { CarrierForm } from './useCarrierForm';

/** Pay: on to the payment screen, or the one warning that says what is missing (spec §5). */
export function usePay(choice: CarrierForm, products: RefObject<HTMLElement | null>) {
  const { t } = useTranslation();
  const { session } = useEnvironment();
  const navigate = useNavigate();
  const { isLeaving, leave } = useLeaving();
  const { form } = choice;
  const change = readChanging(useLocation().state);
  const warnings: Record<RuledField, Warning> = {
    celular: { title: t('carrier.warning.phone') },
    producto: { title: t('carrier.warning.product') },
  };
  const { errorOf, warn, withdraw } = useWarning<CarrierValues>({
    control: form.control,
    rules: carrierRules,
    warnings,
  });

  const goToChoice = useEffectEvent(() => {
    if (change === 'phone') form.setFocus('celular');
    if (change === 'product') {
      products.current?.querySelector<HTMLElement>('input:checked')?.focus();
    }
  });
  useEffect(() => {
    goToChoice();
  }, []);

  function pay(event: SubmitEvent): void {
    event.preventDefault();
    const product = choice.latestProduct();
    // A choice that the list no longer holds is none.
    if (product === undefined) form.setValue('producto', '');
    const wrong = warn(form.getValues());
    if (wrong === 'celular') form.setFocus('celular');
    if (wrong === 'producto') products.current?.querySelector('input')?.focus();
    if (wrong !== undefined || product === undefined) return;
    leave(() => {
      session.selection.write(product);
      // The entry that is left keeps the draft, so that the browser's Back finds the form as it was.
      choice.keep();
      void navigate('/start/pago', { state: choice.draft() });
    });
  }

  return { errorOf, isLeaving, pay, withdraw };
}
