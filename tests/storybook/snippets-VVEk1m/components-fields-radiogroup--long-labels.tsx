import { RadioGroup } from 'colibri-recargas-components';
const LongLabels = () => <RadioGroup
    label="Se muestra lo último que se cargó; los precios pueden haber cambiado."
    options={[
      { value: 'demo', label: "Esto es una demostración: no se hace ningún cargo. No use una tarjeta real." },
      { value: 'names', label: "Los nombres de las compañías pertenecen a sus titulares." },
    ]}
    onChange={() => {}} />;