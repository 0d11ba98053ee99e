/** In the place of the live help where its code did not come. */
export default function LiveReviewMissing() {
  return (
    <output className="w-full">
      A revisão ao digitar não pôde ser carregada. Continue escrevendo e recarregue a página mais tarde.
    </output>
  );
}
