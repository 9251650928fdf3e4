/** Whether a text holds an address, or what mail programs make a link of by themselves, as example.com. */
export const becomesLink = (text: string) => /:\/\/|www\.|@|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}/iu.test(text);
