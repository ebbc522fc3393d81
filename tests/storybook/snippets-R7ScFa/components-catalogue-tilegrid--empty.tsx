import { TileGrid } from 'colibri-recargas-components';
const Empty = () => <TileGrid label="Compañías" loadingText="Cargando" />;