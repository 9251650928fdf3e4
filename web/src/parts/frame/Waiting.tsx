import { Skeleton, Stack } from '@mantine/core';

/** Stands in for a screen while it loads (R069). */
export function Waiting() {
  return (
    <Stack gap={16} maw={1240} mx="auto" w="100%" p={24} aria-hidden="true" data-testid="skeleton">
      <Skeleton height={34} width="40%" />
      <Skeleton height={120} radius="lg" />
      <Skeleton height={120} radius="lg" />
      <Skeleton height={120} radius="lg" />
    </Stack>
  );
}
