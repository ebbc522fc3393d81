'use client';

import { useState } from 'react';
import { FormikForm } from '../../guides/FormikForm';
import { HookForm } from '../../guides/HookForm';
import { TanStackForm } from '../../guides/TanStackForm';
import { ZodForm } from '../../guides/ZodForm';

/** The forms of the guides, each in a section of its name. */
export default function Page() {
  const [paid, setPaid] = useState('');
  return (
    <main>
      <h1>Formularios</h1>
      <output>{paid}</output>
      {Object.entries({ FormikForm, HookForm, TanStackForm, ZodForm }).map(([name, Form]) => (
        <section aria-label={name} key={name}>
          <Form onPay={({ phone }) => setPaid(phone)} />
        </section>
      ))}
    </main>
  );
}
