import { Select, type SelectProps } from '#components/Select';
import { useStoryIndex, type IndexEntry } from './useStoryIndex';

/** A select of the stories of this Storybook, after the given options. */
export function StorySelect({ children, ...rest }: Omit<SelectProps, 'label'>) {
  const groups: Record<string, IndexEntry[]> = {};
  for (const entry of useStoryIndex()) (groups[entry.title] ??= []).push(entry);
  return (
    <Select label="Story" {...rest}>
      {children}
      {Object.entries(groups).map(([title, stories]) => (
        <optgroup key={title} label={title}>
          {stories.map(({ id, name }) => (
            <option key={id} value={id}>{`${title.replace(/^.*\//, '')}: ${name}`}</option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
