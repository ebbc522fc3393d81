import { PageHeader, ReceiptHeading } from 'colibri-recargas-components';
const Unknown = () => <PageHeader edge="none">
    <ReceiptHeading
        validity="Vigencia: 7 días"
        heading="Recarga lista"
        phone={undefined}
        phoneLabel="Número celular"
        carrier={undefined}
        date={undefined} />
</PageHeader>;