import { PageFrame } from '@/components/layout/PageFrame';
import { ConsultationSky } from '@/components/sections/consultation/ConsultationSky';
import { OpenShop } from '@/components/sections/consultation/OpenShop';
import type { Page } from '@/content/pages';
import { site } from '@/content/site';
import { openShopLight } from '@/scenes/consultation/OpenShopScene';
import { ThankYou } from './ThankYou';

/** The page after a form post without JavaScript. */
export function ThankYouPage({ page, answer }: { page: Page; answer: string }) {
  return (
    <PageFrame page={page}>
      <ConsultationSky>
        <div data-light={openShopLight} data-sent="">
          <ThankYou site={site} answer={answer} />
          <OpenShop />
        </div>
      </ConsultationSky>
    </PageFrame>
  );
}
