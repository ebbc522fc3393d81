import { Amount } from 'colibri-recargas-components';
const InOtherLanguages = () => <div style={{ display: 'grid', gap: '0.5rem' }}>
    <Amount value={1234.5} tag size="large" currency="BRL" language="pt-BR" />
    <Amount value={1234.5} tag size="large" currency="EUR" language="de-DE" />
</div>;