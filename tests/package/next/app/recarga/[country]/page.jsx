import { ServerForm } from '../../../guides/ServerForm';

export default async function Page({ params }) {
  const { country } = await params;
  return (
    <main>
      <h1>Recarga</h1>
      <ServerForm country={country} />
    </main>
  );
}
