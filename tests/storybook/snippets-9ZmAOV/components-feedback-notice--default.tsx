import { Notice } from 'colibri-recargas-components';
const Default = () => <Notice>Esto es una demostración: no se hace ningún cargo. No use una tarjeta real.</Notice>;