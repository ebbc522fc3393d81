import { PageHeader, ReceiptHeading } from 'colibri-recargas-components';
const Default = () => <PageHeader edge="none">
    <ReceiptHeading
        validity="Vigencia: 7 días"
        heading="Recarga lista"
        phone="551 234 50 00"
        phoneLabel="Número celular"
        carrier="Telcel"
        date={{ text: '21/11/2025, 12:30', dateTime: '2025-11-21T18:30:00.000Z' }} />
</PageHeader>;