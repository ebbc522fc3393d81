import { Amount } from 'colibri-recargas-components';
const RightToLeft = () => <div dir="rtl">
    <Amount value={1234.5} currency="EUR" language="de-DE" />
</div>;