import { type Price, startingAt, writeAmount, writeFurther } from '@/lib/text/price';

export function PriceText({ price }: { price: Price }) {
  return (
    <>
      <span>{startingAt}</span> <b>{writeAmount(price)}</b>
      {writeFurther(price)}
    </>
  );
}
