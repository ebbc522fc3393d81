import { Icon, iconNames } from 'colibri-recargas-components';
const All = () => (
  <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
    {iconNames.map((name) => (
      <li key={name}>
        <Icon name={name} /> <code>{name}</code>
      </li>
    ))}
  </ul>
);