import { Anchor, Text } from '@mantine/core';

/** Where a talk is; a link of a video call can be followed. */
export function PlaceText({ place }: { place: string }) {
  if (!/^https:\/\/\S+$/.test(place)) return <Text style={{ overflowWrap: 'anywhere' }}>{place}</Text>;
  return (
    <Anchor href={place} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
      {place}
    </Anchor>
  );
}
