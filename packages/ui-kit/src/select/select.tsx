import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import { FieldLabel } from '../field-label/field-label.tsx';
import { ErrorSign } from '../icon/error-sign.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useUiText } from '../ui-text/ui-text.tsx';
import styles from './select.module.css';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Names the choice; drawn above with `showLabel`, else only read out. */
  label: string;
  showLabel?: boolean;
  /** Marked with a star beside the drawn label. */
  required?: boolean;
  placeholder?: string;
  disabled?: boolean;
  size?: 's' | 'm' | 'l';
  /** Drawn in place of the value where a row has no room for it; the value is still read out. */
  icon?: IconName;
  error?: string;
}

/** A choice of one from a list. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const {
    options,
    value,
    onChange,
    label,
    showLabel,
    required,
    placeholder,
    disabled,
    size = 'm',
    icon,
    error,
  } = props;
  const words = useUiText();
  const items = options.map(({ value, label }) => ({ value, label }));

  return (
    <Base.Root
      items={items}
      value={value ?? null}
      disabled={disabled}
      modal={false}
      onValueChange={next => next !== null && onChange(next)}
    >
      {showLabel && (
        <FieldLabel as={Base.Label} required={required}>
          {label}
        </FieldLabel>
      )}
      <Base.Trigger
        className={styles.trigger}
        data-size={size}
        data-icon={icon}
        data-error={error ? true : undefined}
        aria-label={showLabel ? undefined : label}
        aria-invalid={error ? true : undefined}
      >
        {icon && <Icon name={icon} size={18} />}
        <Base.Value className={styles.value} placeholder={placeholder ?? words.selectPlaceholder} />
        <Base.Icon className={styles.icon}>
          <Icon name="chevron-down" size={16} />
        </Base.Icon>
      </Base.Trigger>
      {error && (
        <p role="alert" className={styles.error}>
          <ErrorSign />
          {error}
        </p>
      )}
      {/* The content security policy lets no part write style elements; select.module.css says it all. */}
      <CSPProvider disableStyleElements>
        <Base.Portal>
          <Base.Positioner
            className={styles.positioner}
            sideOffset={4}
            align="start"
            alignItemWithTrigger={false}
            collisionPadding={8}
          >
            <Base.Popup className={styles.popup}>
              <Base.List className={styles.list} aria-label={label}>
                {options.map(option => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className={styles.item}
                  >
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator className={styles.mark}>
                      <Icon name="check" size={16} />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </CSPProvider>
    </Base.Root>
  );
}
