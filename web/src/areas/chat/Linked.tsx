import { Anchor } from '@mantine/core';

/** A web address in running words; a full stop behind it belongs to the sentence. */
const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g;

/** Words whose web addresses can be followed; the page that opens knows neither us nor where one came from. */
export function Linked({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 1 && URL.canParse(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Anchor key={index} href={part} target="_blank" rel="noopener noreferrer nofollow" underline="always" c="inherit">
        {part}
      </Anchor>
    ) : (
      part
    ),
  );
}
