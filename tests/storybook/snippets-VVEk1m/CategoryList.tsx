import { CategoryList } from 'colibri-recargas-components/components/CategoryList';
import { useState } from 'react';

const categories = ['Tiempo aire', 'Internet'];

/** The content is that of the selected category. */
export function Default() {
  const [selected, setSelected] = useState(0);
  return (
    <CategoryList
      categories={categories}
      label="Categorías"
      onChange={setSelected}
      value={selected}
    >
      <p>Paquetes de {categories[selected]}</p>
    </CategoryList>
  );
}