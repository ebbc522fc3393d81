import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotifications } from '#components/NotificationRegion';
import { useServices } from '#screens/services';
import type { TopUpDraft } from '../shared/draft';
import { firstFailure } from '../shared/firstFailure';
import { carrierRules } from './rules';
import type { CarrierForm } from './useCarrierForm';

const PRODUCT_RADIO = 'input[name="producto"]';

/** Pay: on to the payment screen, or the one warning that says what is missing (spec §5). */
export function usePay(company: string, { form, index, product }: CarrierForm) {
  const { t } = useTranslation();
  const { notify } = useNotifications();
  const { session } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  function warn() {
    if (firstFailure(carrierRules, form.getValues()) === 'celular') {
      notify({ tone: 'warning', message: t('carrier.warning.phone') });
      form.setFocus('celular');
    } else {
      notify({ tone: 'warning', message: t('carrier.warning.product') });
      document.querySelector<HTMLElement>(PRODUCT_RADIO)?.focus();
    }
  }

  return form.handleSubmit(({ celular }) => {
    if (product === undefined) {
      warn();
      return;
    }
    session.selection.write(product);
    const draft: TopUpDraft = { celular, company, category: index, sku: product.sku };
    // The entry that is left keeps the draft too, so that the browser's Back finds the form as it was.
    void navigate(pathname, { replace: true, state: draft });
    void navigate('/start/pago', { state: draft });
  }, warn);
}
