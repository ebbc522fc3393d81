import { BrandBar } from 'colibri-recargas-components';
const Default = () => <BrandBar name="Colibrí" label="Colibrí Recargas, inicio" home={{ href: '/start' }} />;