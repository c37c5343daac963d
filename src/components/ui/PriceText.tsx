import { type Price, startingAt, writeAmount, writeFurther } from '@/lib/text/price';

/** A price as every page shows it; `writePrice` is the same in plain text. The container may style its parts. */
export function PriceText({ price }: { price: Price }) {
  return (
    <>
      <span>{startingAt}</span> <b>{writeAmount(price)}</b>
      {writeFurther(price)}
    </>
  );
}
