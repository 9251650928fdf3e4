import { Badge, Tabs } from '@mantine/core';
import { Sideways } from '../ui/Sideways.tsx';

interface Props<State extends string> {
  states: readonly State[];
  /** Undefined until they are known. */
  counts: Record<State, number> | undefined;
  label: (state: State) => string;
  mb?: number;
}

/** A tab for each state with the number of what is in it. */
export function StateTabs<State extends string>({ states, counts, label, mb = 0 }: Props<State>) {
  return (
    <Sideways mb={mb}>
      <Tabs.List>
        {states.map((one) => (
          <Tabs.Tab
            key={one}
            value={one}
            rightSection={
              counts && (
                <Badge size="sm" variant="default" circle={counts[one] < 10}>
                  {counts[one]}
                </Badge>
              )
            }
          >
            {label(one)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Sideways>
  );
}
