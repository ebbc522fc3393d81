/** Loads the carrier screen. */
export async function importCarrierScreen() {
  const { CarrierScreen } = await import('#screens/Carrier');
  return { default: CarrierScreen };
}

/** Loads the landing page. */
export async function importLandingScreen() {
  const { LandingScreen } = await import('#screens/Landing');
  return { default: LandingScreen };
}

/** Loads the landing page's sale of top-ups. */
export async function importTopUpSales() {
  const { TopUpSales } = await import('#screens/Landing');
  return { default: TopUpSales };
}

/** Loads the landing page's bill payments. */
export async function importBillPayments() {
  const { BillPayments } = await import('#screens/Landing');
  return { default: BillPayments };
}

/** Loads the landing page's list of proposals. */
export async function importProposals() {
  const { Proposals } = await import('#screens/Landing');
  return { default: Proposals };
}

/** Loads the payment screen. */
export async function importPaymentScreen() {
  const { PaymentScreen } = await import('#screens/Payment');
  return { default: PaymentScreen };
}
