import { demonstration, type Example } from '@/content/examples';
import { ExamplePicture } from './ExamplePicture';

interface ExampleSiteProps {
  example: Example;
  /** It is seen across a whole page, and so less high for its width. */
  wide?: boolean | undefined;
}

/**
 * The first screen of an example's website, drawn in HTML: nothing in it is a link or a button. Its
 * look is `exampleSiteStyles`, set once by the section that holds it.
 */
export function ExampleSite({ example, wide }: ExampleSiteProps) {
  const { slug, business, name, address, sections, headline, text, action, offers } = example;
  return (
    <figure className="example-site" data-look={slug} data-wide={wide}>
      <figcaption>
        <b>{demonstration.example}</b>
        <span className="visually-hidden">: website of a {business.toLowerCase()}, </span>
        <span className="address">{address}</span>
      </figcaption>
      <div className="sheet">
        <p className="name">{name}</p>
        <p className="sections">
          {sections.map((section) => (
            <span key={section}>{section} </span>
          ))}
        </p>
        <div className="pitch">
          <p className="headline">{headline}</p>
          <p className="text">{text}</p>
          <p className="action">
            <span>{action}</span>
          </p>
        </div>
        <ExamplePicture slug={slug} />
        <dl>
          {offers.map(({ what, price }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
