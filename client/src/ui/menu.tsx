import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.js';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-ink outline-none select-none data-[highlighted]:bg-raised [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-3';

interface MenuProps {
  trigger: ReactNode;
  children: ReactNode;
  /** True for a menu as wide as its trigger, used like a select element. */
  fit?: boolean;
  align?: 'start' | 'end';
}

export function Menu({ trigger, children, fit = false, align = 'start' }: MenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          tabIndex={0}
          className={cx(
            'pop-in z-50 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float',
            fit
              ? 'max-h-[min(15rem,var(--radix-dropdown-menu-content-available-height))] w-(--radix-dropdown-menu-trigger-width)'
              : 'max-h-(--radix-dropdown-menu-content-available-height) min-w-56',
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <Primitive.Item className={ITEM} onSelect={onSelect}>
      {children}
    </Primitive.Item>
  );
}

interface MenuChoicesProps<T extends string> {
  value: T | undefined;
  onChange: (value: T) => void;
  /** `text` is matched when the user types to find a choice; for labels that contain other letters too. */
  choices: readonly { value: T; label: ReactNode; text?: string }[];
  label?: string;
}

/** A radio group in a menu; the chosen item has a check mark. */
export function MenuChoices<T extends string>({ value, onChange, choices, label }: MenuChoicesProps<T>) {
  return (
    <Primitive.RadioGroup
      value={value ?? ''}
      onValueChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {label !== undefined && (
        <Primitive.Label className="px-3 pt-2 pb-1 text-sm text-ink-3">{label}</Primitive.Label>
      )}
      {choices.map((choice) => (
        <Primitive.RadioItem
          key={choice.value}
          value={choice.value}
          className={ITEM}
          {...(choice.text === undefined ? {} : { textValue: choice.text })}
        >
          <span className="min-w-0 flex-1">{choice.label}</span>
          <Primitive.ItemIndicator>
            <Check aria-hidden className="size-4.5 text-brand" />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

export function MenuNote({ children }: { children: ReactNode }) {
  return <p className="px-3 py-3 text-ink-2">{children}</p>;
}

export function MenuSeparator() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}
