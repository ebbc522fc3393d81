import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keyModes } from '#storybook/modes';
import preview from '#storybook/preview';
import { CategoryList } from './CategoryList';

const meta = preview.meta({
  title: 'Components/Catalogue/CategoryList',
  component: CategoryList,
  parameters: {
    about: {
      use: 'For two or more categories of one list, of which one is shown.',
      avoid: 'For pages with separate addresses: use links.',
      keyboard: [
        '`Tab` moves to the selected tab, then into the panel.',
        '`↑` and `↓` select the previous or next tab and wrap around.',
        '`Home` and `End` select the first and the last tab.',
      ],
    },
    layout: 'padded',
  },
  args: {
    label: 'Categorías',
    categories: ['Tiempo aire', 'Amigo Sin Límite', 'Internet', 'Internet por tiempo'],
    value: 0,
    onChange: fn(),
    children: 'Tiempo aire',
  },
  render: function Render({ onChange: onSelect, value: selected, ...args }) {
    const [index, setIndex] = useState(selected);
    return (
      <CategoryList
        {...args}
        onChange={(next) => {
          setIndex(next);
          onSelect(next);
        }}
        value={index}
      >
        <p>{args.categories[index]}</p>
      </CategoryList>
    );
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: keyModes } } });

export const ChooseACategory = Default.extend({
  tags: ['interaction'],
  async play({ args, canvas, step, userEvent }) {
    const tabs = within(canvas.getByRole('tablist', { name: 'Categorías' }));
    const tab = (name: string) => tabs.getByRole('tab', { name });

    await step('by a click', async () => {
      await userEvent.click(tab('Internet'));
      // The panel follows in a transition.
      const panel = await canvas.findByRole('tabpanel', { name: 'Internet' });
      await waitFor(() => expect(panel).toHaveTextContent('Internet'));
    });
    await step('by the keyboard', async () => {
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(tab('Tiempo aire')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(tab('Internet por tiempo')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowDown}');
      await expect(tab('Amigo Sin Límite')).toHaveFocus();
      await expect(tabs.getByRole('tab', { selected: true })).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(6);
    });
    await step(
      'Tab moves into a panel without controls, and back to the selected tab',
      async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('tabpanel')).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(tab('Amigo Sin Límite')).toHaveFocus();
      },
    );
  },
});

export const OneCategory = meta.story({ args: { categories: ['Tiempo aire'] } });

export const TwentyCategories = meta.story({
  args: { categories: Array.from({ length: 20 }, (_, index) => `Paquete ${String(index + 1)}`) },
});

export const LongNames = meta.story({
  args: {
    categories: [
      'Internet ilimitado por tiempo con redes sociales incluidas',
      'Superinternacionalizaciónilimitada',
      'Tiempo aire',
    ],
  },
});

export const Loading = meta.story({
  args: { loading: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
});
