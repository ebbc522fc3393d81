/** Loads the carrier screen. */
export async function importCarrierScreen() {
  const { CarrierScreen } = await import('#screens/Carrier');
  return { default: CarrierScreen };
}

/** Loads the payment screen. */
export async function importPaymentScreen() {
  const { PaymentScreen } = await import('#screens/Payment');
  return { default: PaymentScreen };
}
