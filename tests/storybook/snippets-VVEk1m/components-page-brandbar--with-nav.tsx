import { BrandBar } from 'colibri-recargas-components';
const WithNav = () => <BrandBar
    name="Colibrí"
    label="Colibrí Recargas, inicio"
    home={{ href: '/start' }}
    nav={<a href="#shop">Ventas</a>}
    end={<span>ES</span>} />;